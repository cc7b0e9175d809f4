import type { JobVersion } from '@vagu/core/job-events/lists'
import type { JobEvent } from '@vagu/core/job-events/schema'

/** What a version may lack because the program did not know it then. */
const NOTHING: JobEvent = {
  _id: '',
  fieldId: '',
  fieldName: '',
  workerName: null,
  isFertilizing: false,
  status: 'DONE',
  jobCategory: { key: '', name: '' },
  job: { key: '', name: '' },
  area: 0,
  date: '',
  endDate: null,
  notes: '',
  labels: [],
  requisites: [],
  inspections: [],
  herding: [],
  images: [],
  createdAt: '',
  updatedAt: '',
}

/** A job as the history kept it, with every part that a comparison looks at; over the wire nothing is undefined. */
export const complete = (
  kept: NonNullable<JobVersion['after']>,
  { fieldName }: Pick<JobEvent, 'fieldName'>,
): JobEvent => Object.assign({ ...NOTHING, fieldName }, kept)
