# Cuts the two web fonts from the family's own file: python3 cut-fonts.py 'PlusJakartaSans[wght].ttf'
# Needs fonttools and brotli. README.md beside it says where the file comes from.
import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

MARKS = [0x300, 0x301, 0x302, 0x304, 0x308, 0x30C, 0x323]
YORUBA_AND_IGBO = [0x1E44, 0x1E45, 0x1E62, 0x1E63, 0x1EB8, 0x1EB9, 0x1ECA, 0x1ECB, 0x1ECC, 0x1ECD, 0x1EE4, 0x1EE5]
PUNCTUATION = [0x2C6, 0x2DC, 0x2009, 0x200A, *range(0x2013, 0x2027), 0x2032, 0x2033, 0x2039, 0x203A]
SIGNS = [0x20A6, 0x20AC, 0x2122, *range(0x2190, 0x2194), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265, 0x25CF]
FIRST = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x178]
FIRST += MARKS + YORUBA_AND_IGBO + PUNCTUATION + SIGNS
SECOND = [c for c in [*range(0x100, 0x250), *range(0x1E00, 0x1F00), *range(0x20A0, 0x20C0)] if c not in FIRST]

# The family's own space is 170 of 1000, which runs words together at small sizes.
SPACE = 232


def cut(source, characters, target):
    narrowed = io.BytesIO()
    instancer.instantiateVariableFont(TTFont(source), {"wght": (400, 700)}).save(narrowed)
    font = TTFont(narrowed)
    for character in (0x20, 0xA0):
        glyph = font.getBestCmap()[character]
        font["hmtx"][glyph] = (SPACE, font["hmtx"][glyph][1])
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum", "lnum", "case"]
    options.hinting = False
    options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


cut(sys.argv[1], FIRST, "plus-jakarta-sans.woff2")
cut(sys.argv[1], SECOND, "plus-jakarta-sans-ext.woff2")
