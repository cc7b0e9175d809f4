/**
 * Settings of the C library's heaps: few of them, and what is larger than 128 kB outside of them. It gives threads heaps of their own, and
 * after the first large piece it takes the next ones from a heap too, where what was given back stays: a program that packs and unpacks
 * for thousands of records held some 80 MB that nobody used.
 */
export const HEAPS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
