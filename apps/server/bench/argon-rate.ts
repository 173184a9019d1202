// How many passwords a second of processor time verifies, four at a time, with nothing else around it.
import { hash, verify } from '@node-rs/argon2'
import { passwordCost } from '../src/security/passwords.ts'

const seconds = Number(process.argv[2])
const known = await hash('Correct-horse-7', passwordCost)
const end = performance.now() + seconds * 1000
let done = 0
const before = process.cpuUsage()
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (performance.now() < end) {
      await verify(known, 'Correct-horse-7')
      done += 1
    }
  }),
)
const used = process.cpuUsage(before)
process.stdout.write(String((done * 1e6) / (used.user + used.system)))
