#!/bin/sh
# Takes out of an environment what a server never uses: 100 MB. Usage: slim.sh FOLDER
set -eu
cd "$1"/lib/python3*/site-packages
# The symbols of compiled libraries, for debuggers alone. Those that wheels bring in *.libs don't survive it.
find llvmlite numba sqlalchemy uvloop -type f -name '*.so' -exec strip --strip-unneeded {} +
# The libraries' own tests.
find . -depth -type d -name tests -exec rm -r {} +
# Formats of numbers and dates in languages that Litera doesn't speak.
find babel/locale-data -name '*.dat' ! -name 'root.dat' ! -name 'en*' ! -name 'pl*' ! -name 'uk*' ! -name 'ro*' -delete
# Russian words, which pymorphy3 brings along beside the Ukrainian ones.
rm -rf pymorphy3_dicts_ru/data
