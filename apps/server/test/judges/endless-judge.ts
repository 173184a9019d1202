// A judge that a file has caught: it never comes to a verdict.
for (;;) {
  Math.random()
}
