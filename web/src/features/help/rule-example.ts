import { examplesOf } from '@vagu/core/warnings/examples'
import type { Example } from '@vagu/core/warnings/rule'

const messageOf = ({ findings }: Example): string | undefined =>
  findings.find(({ message }) => message !== undefined)?.message

/** Sentence of a rule in one of its examples; undefined when none of them spells it out. */
export const exampleOf = (ruleId: string): string | undefined =>
  examplesOf[ruleId]?.map(messageOf).find((message) => message !== undefined)
