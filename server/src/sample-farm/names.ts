/** Names for sample farms: of fields as Estonian farms name theirs, and of made-up workers. */
export { FIELD_NAMES } from '@vagu/agency/land/names'

export const WORKER_NAMES = ['Jaan Tamm', 'Mari Kask', 'Peeter Saar', 'Kaja Rebane'] as const
