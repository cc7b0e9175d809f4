import type { MixAsked, MixMade } from './mix-messages.ts'

/** Asks a worker of its own; where there are none, as in tests, the page works it out. */
export async function askMix(asked: MixAsked): Promise<MixMade> {
  if (typeof Worker === 'undefined') {
    const { cheapestMix } = await import('@vagu/core/fertilization-plan/mix')
    return cheapestMix(asked) ?? null
  }
  const worker = new Worker(new URL('mix-worker.ts', import.meta.url), { type: 'module', name: 'mix' })
  try {
    return await new Promise<MixMade>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<MixMade>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(asked)
    })
  } finally {
    worker.terminate()
  }
}
