/** Chunks that were read of a stream already, and those that follow as they come. Of what nobody takes any more nothing is kept. */
export async function* chunksOf<Chunk>(
  reader: ReadableStreamDefaultReader<Chunk>,
  read: readonly Chunk[] = [],
): AsyncGenerator<Chunk, void> {
  try {
    yield* read
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
