import type { RuleFailure } from '@vagu/core/warnings/brought'
import { useEffect, useRef } from 'react'
import { logWarning } from '../../lib/log.ts'

interface WithFailures {
  readonly failures: readonly RuleFailure[]
}

/** Rules that broke off go to the log, once each. */
export function useLogOfFailures(judged: readonly WithFailures[]): void {
  const logged = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, cause } of judged.flatMap(({ failures }) => failures)) {
      if (logged.current.has(id)) continue
      logged.current.add(id)
      logWarning(`the rule ${id} broke off`, cause)
    }
  }, [judged])
}
