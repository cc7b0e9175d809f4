/** Crops as they are typed into the matrix: two letters, or a name that is pasted. */
import { cropOf } from '@vagu/core/crops/declared'
import { CROPS } from '@vagu/core/crops/table'

const byLetters = new Map(CROPS.map(({ letters, key }) => [letters, key]))

/** The crop of two letters; undefined while only one was typed, or where no crop has them. */
export const cropByLetters = (typed: string): string | undefined => byLetters.get(typed.toUpperCase())

/** A pasted cell: null for an empty one, undefined for what is no crop. */
export function pastedCrop(text: string): string | null | undefined {
  const words = text.trim()
  if (words === '' || words === '-') return null
  return cropByLetters(words) ?? cropOf(words)?.crop
}
