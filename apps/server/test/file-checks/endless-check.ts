// The program never ends.
for (;;) {
  Math.random()
}
