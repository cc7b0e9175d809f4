import type { HeavyWork } from '../ports.ts'
import { tasks, type TaskTools } from './tasks.ts'

/** Heavy work on the thread that asks for it: for a home that is no server to others. */
export const directWork = (tools: TaskTools): HeavyWork => ({
  run: async (name, inputOf, { signal }) => {
    const input = await inputOf()
    signal?.throwIfAborted()
    // the table says of each name what it takes and gives
    return tasks[name](input as never, tools) as never
  },
})
