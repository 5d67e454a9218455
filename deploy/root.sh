#!/bin/sh
# Puts together what an environment needs to run, and nothing else: it, its Python, the system's libraries of both.
# Usage: root.sh ENVIRONMENT ROOT
set -eu
environment=$1
root=$2
home=$("$environment/bin/python" -c 'import sys; print(sys.base_prefix)')
library=$("$environment/bin/python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
mkdir -p "$root/etc" "$root/tmp" "$root/data"
chmod 1777 "$root/tmp"

# Without what only developers need; bytecode is made where it may be written.
without="test idlelib tkinter turtledemo turtle.py ensurepip lib2to3 pydoc_data site-packages config-* __pycache__"
for name in $without; do set -- "$@" "--exclude=$library/$name"; done
shift 2
tar --create "$@" --exclude='*/__pycache__' "$environment" "$home"/bin/python* "$library" \
  $(find "$home/lib" -maxdepth 1 -name 'libpython3*.so*') | tar --extract --directory "$root"
find "$root$home/lib" -name '*.so*' -type f -exec strip --strip-unneeded {} +

# The libraries that they are linked to, and those that the C library opens by itself.
opened="libgcc_s.so.1 libnss_dns.so.2 libnss_files.so.2 libresolv.so.2"
{
  find "$root" -type f \( -name '*.so' -o -name '*.so.*' -o -path '*/bin/python3*' \) -exec ldd {} + 2>/dev/null
  for name in $opened; do ldconfig -p | grep "^\s*$name " || true; done
} | grep -o '/[^ ]*\.so[^ :]*' | grep -v "^$root/" | sort -u | while read -r file; do
  cp --dereference --parents --update "$file" "$root"
done
cp --parents /etc/ld.so.cache "$root"

# Names, certificates, and who runs it.
cp --dereference --parents /etc/ssl/certs/ca-certificates.crt "$root"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
echo 'litera:x:10001:10001::/data:/' > "$root/etc/passwd"
echo 'litera:x:10001:' > "$root/etc/group"
