// The program crashes on the file.
process.abort()
