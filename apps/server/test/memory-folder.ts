import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'

// Memory instead of a disk where there is one: the guards run all the same, each fsync is free.
export const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
