// The library writes a warning for each row of a picture.
process.stderr.write('a warning\n'.repeat(100_000))
