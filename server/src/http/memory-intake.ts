import type { Intake } from '../ports.ts'
import { joined } from './body.ts'

/** Intake in memory: for a home that is no server to others. */
export const memoryIntake: Intake = {
  run: (_, work) =>
    work({
      async write(name, chunks) {
        const bytes = await joined(chunks)
        return {
          name,
          size: bytes.length,
          bytes: async () => bytes,
          part: async (from, to) => bytes.slice(from, to),
        }
      },
    }),
}
