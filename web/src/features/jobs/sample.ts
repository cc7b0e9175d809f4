import type { Warning } from '@vagu/core/warnings/schema'

/** A warning on a job, for tests. */
export const sampleWarning = (eventId: string, level: Warning['type']['level'] = 'ERROR'): Warning => ({
  _id: `WORK_DELAY_IGNORED:${eventId}`,
  type: { key: 'WORK_DELAY_IGNORED', title: 'Tööoote rikkumine', level },
  title: 'Tööoote rikkumine',
  message: '',
  targetKind: 'job',
  targetId: eventId,
  fieldId: null,
  fieldName: null,
  date: null,
  until: null,
  nextAllowed: null,
  source: { title: '' },
  event: null,
  related: null,
  requisite: null,
  isWhatIf: false,
})
