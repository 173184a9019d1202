// A judge that a file has brought down.
process.abort()
