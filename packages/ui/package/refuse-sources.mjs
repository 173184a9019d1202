process.stderr.write(
  'This folder holds the sources. `npm run package:ui` in the project builds the package and packs that.\n',
)
process.exitCode = 1
