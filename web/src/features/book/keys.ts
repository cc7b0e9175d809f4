import type { BookWish } from '@vagu/core/book/schema'

/** Keys of what is loaded of the book. */
export const bookKeys = {
  extracts: ['book', 'extracts'],
  preview: (wish: BookWish) => ['book', 'preview', wish],
  check: (code: string) => ['book', 'check', code],
  addresses: ['book', 'inspector'],
} as const
