#!/bin/sh
# Takes out of an environment what a server never uses: 160 MB. Usage: slim.sh FOLDER
set -eu
cd "$1"/lib/python3*/site-packages
# The symbols of compiled libraries, for debuggers alone. Those that wheels bring in *.libs don't survive it.
find llvmlite numba sqlalchemy uvloop -type f -name '*.so' -exec strip --strip-unneeded {} +
# The libraries' own tests.
find . -depth -type d -name tests -exec rm -r {} +
# Formats of numbers and dates in languages that Litera doesn't speak.
find babel/locale-data -name '*.dat' ! -name 'root.dat' ! -name 'en*' ! -name 'pl*' ! -name 'uk*' ! -name 'ro*' -delete
# People, streets and firms of all countries, for examples that Litera's description doesn't have.
find faker/providers -mindepth 2 -maxdepth 2 -type d ! -name 'en*' ! -name __pycache__ -exec rm -r {} +
# Dictionaries with which word lists are built: a server only reads the lists.
rm -r morfeusz2* *morfeusz2*.so pymorphy3_dicts_*/data
# The same library twice, as wheels hold no links.
for file in highspy/libhighs.so.*.*; do
  ln -sf "$(basename "$file")" "${file%%.so.*}.so.1"
done
# Sources and headers of compiled modules.
find . -type f \( -name '*.pyx' -o -name '*.pxd' -o -name '*.h' -o -name '*.pyi' \) -delete
