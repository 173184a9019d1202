# Cuts the two web fonts from the npm package that README.md names: python3 cut-fonts.py <the package's folder>
# The package spreads the family over scripts: ₦ and the letters of Yoruba and Igbo stand in other files than the
# figures. Here they move into the first file, with the marks and the kerning of the letters they are made of.
# Needs fonttools and brotli.
import copy
import io
import sys
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

NAIRA = 0x20A6
YORUBA_AND_IGBO = [0x1E44, 0x1E45, 0x1E62, 0x1E63, 0x1EB8, 0x1EB9, 0x1ECA, 0x1ECB, 0x1ECC, 0x1ECD, 0x1EE4, 0x1EE5]

# The family's own space is 170 of 1000, which runs words together at small sizes.
SPACE = 232


def read(script):
    font = TTFont(f"{sys.argv[1]}/files/plus-jakarta-sans-{script}-wght-normal.woff2")
    font.ensureDecompiled()
    return font


def holder(fonts, character):
    return next(font for font in fonts if character in font.getBestCmap())


def adopt_glyph(target, source, character):
    name = source.getBestCmap()[character]
    target.setGlyphOrder([*target.getGlyphOrder(), name])
    target["glyf"].glyphs[name] = copy.deepcopy(source["glyf"][name])
    target["glyf"].glyphOrder = target.getGlyphOrder()
    target["hmtx"].metrics[name] = source["hmtx"][name]
    target["gvar"].variations[name] = copy.deepcopy(source["gvar"].variations[name])
    for table in target["cmap"].tables:
        if table.isUnicode():
            table.cmap[character] = name
    return name


def behave_like(target, name, base):
    """Gives a dotted letter the mark anchors and the kerning of its undotted letter."""
    for lookup in target["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if lookup.LookupType == 4 and base in part.BaseCoverage.glyphs:
                record = part.BaseArray.BaseRecord[part.BaseCoverage.glyphs.index(base)]
                part.BaseCoverage.glyphs.append(name)
                part.BaseArray.BaseRecord.append(copy.deepcopy(record))
                part.BaseArray.BaseCount += 1
            if lookup.LookupType == 2 and part.Format == 2:
                for classes in (part.ClassDef1.classDefs, part.ClassDef2.classDefs):
                    if base in classes:
                        classes[name] = classes[base]
                if base in part.Coverage.glyphs:
                    part.Coverage.glyphs.append(name)


def reread(font):
    between = io.BytesIO()
    font.flavor = None
    font.save(between)
    return TTFont(between)


def cut(font, characters, target):
    # Without this table the advance widths vary by what gvar says, for the adopted glyphs too.
    if "HVAR" in font:
        del font["HVAR"]
    narrowed = reread(instancer.instantiateVariableFont(reread(font), {"wght": (400, 700)}))
    for character in (0x20, 0xA0):
        glyph = narrowed.getBestCmap().get(character)
        if glyph:
            narrowed["hmtx"][glyph] = (SPACE, narrowed["hmtx"][glyph][1])
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum"]
    options.hinting = False
    options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(narrowed)
    narrowed.flavor = "woff2"
    narrowed.save(target)


latin, extended, vietnamese = read("latin"), read("latin-ext"), read("vietnamese")
first = [*latin.getBestCmap(), NAIRA, *YORUBA_AND_IGBO]
second = [character for character in extended.getBestCmap() if character not in first]
adopt_glyph(latin, extended, NAIRA)
for letter in YORUBA_AND_IGBO:
    plain = latin.getBestCmap()[ord(unicodedata.normalize("NFD", chr(letter))[0])]
    behave_like(latin, adopt_glyph(latin, holder([extended, vietnamese], letter), letter), plain)
cut(latin, first, "plus-jakarta-sans.woff2")
cut(extended, second, "plus-jakarta-sans-ext.woff2")
