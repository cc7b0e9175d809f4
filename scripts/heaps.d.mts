/** Types of `heaps.mjs`, which `npm start` reads without a compiler in its memory. */
export const HEAPS: Readonly<Record<'MALLOC_ARENA_MAX' | 'MALLOC_MMAP_THRESHOLD_', string>>
