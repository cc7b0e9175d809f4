import type { SuggestionAsked, SuggestionMade } from './suggest-messages.ts'

/** Asks a worker of its own; where there are none, as in tests, the page works it out. */
export async function askSuggestion(asked: SuggestionAsked): Promise<SuggestionMade> {
  if (typeof Worker === 'undefined') {
    const { suggest } = await import('@vagu/core/rotation/suggest')
    return suggest(asked.facts, asked.wish)
  }
  const worker = new Worker(new URL('suggest-worker.ts', import.meta.url), {
    type: 'module',
    name: 'rotation',
  })
  try {
    return await new Promise<SuggestionMade>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SuggestionMade>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(asked)
    })
  } finally {
    worker.terminate()
  }
}
