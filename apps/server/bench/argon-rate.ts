// How many passwords a second this machine verifies, four at a time, with nothing else around it.
import { hash, verify } from '@node-rs/argon2'
import { passwordCost } from '../src/security/passwords.ts'

const seconds = Number(process.argv[2])
const known = await hash('Correct-horse-7', passwordCost)
const end = performance.now() + seconds * 1000
let done = 0
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (performance.now() < end) {
      await verify(known, 'Correct-horse-7')
      done += 1
    }
  }),
)
process.stdout.write(String(done / seconds))
