# Cuts the fonts of papers from the npm package that README.md names: python3 cut-fonts.py <the package's folder>
# A PDF takes no instance of a variable font: each weight becomes a font of its own, with all scripts in it.
# Needs fonttools and brotli.
import io
import json
import os
import sys
import tempfile

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = {"regular": 400, "bold": 700}
SCRIPTS = ["latin", "latin-ext", "vietnamese"]
# As in the browser: the family's own space runs words together at small sizes.
SPACE = 232


def instance(script, weight, folder):
    font = TTFont(f"{sys.argv[1]}/files/plus-jakarta-sans-{script}-wght-normal.woff2")
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    fixed = instancer.instantiateVariableFont(TTFont(plain), {"wght": weight})
    # What stands in more than one file is taken from the first; the shaping of letters is done by the drawing.
    for table in ("GSUB", "GPOS", "GDEF", "STAT", "MVAR", "HVAR"):
        if table in fixed and (table != "GSUB" or script != "latin"):
            del fixed[table]
    path = f"{folder}/{script}.ttf"
    fixed.save(path)
    return path


def tabular(font):
    """Figures of one width, so that amounts stand beneath each other."""
    swaps = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(part, "ExtSubTable", part).mapping)
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            table.cmap[code] = swaps.get(name, name)


for name, weight in WEIGHTS.items():
    with tempfile.TemporaryDirectory() as folder:
        files = [instance(script, weight, folder) for script in SCRIPTS]
        first = TTFont(files[0])
        tabular(first)
        del first["GSUB"]
        first.save(files[0])
        font = merge.Merger().merge(files)
    for character in (0x20, 0xA0):
        glyph = font.getBestCmap().get(character)
        if glyph:
            font["hmtx"][glyph] = (SPACE, font["hmtx"][glyph][1])
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=font.getBestCmap().keys())
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID in (2, 4, 6):
            record.string = record.toUnicode().replace("Regular", name.capitalize())
    here = os.path.dirname(os.path.abspath(__file__))
    font.save(f"{here}/paper-{name}.ttf")
    # The drawing looks here what it can write.
    with open(f"{here}/letters.json", "w") as letters:
        written = "".join(chr(code) for code in sorted(font.getBestCmap()) if code >= 0x20)
        json.dump({"letters": written}, letters, ensure_ascii=False)
        letters.write("\n")
