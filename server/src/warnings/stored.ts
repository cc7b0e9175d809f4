/** How warnings are stored: by the rules, which judge them anew when they change, and hidden ones as they were shown. */
import { Warning } from '@vagu/core/warnings/schema'
import { asItIs, ownText, stored } from '../db/stored.ts'

/** A warning as it was when it was hidden. */
export const storedHidden = stored('hidden warning', Warning, [asItIs])

/** A stored warning has the shape that the rules of this program give it: others are judged anew when it starts. */
export const warningOf = ({ document }: { readonly document: string }): Warning => ownText(Warning, document)
