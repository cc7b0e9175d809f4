import type { JobVersion } from '@vagu/core/jobs/lists'
import type { Job } from '@vagu/core/jobs/schema'

/** Parts that a version may lack because the program did not know them then. */
const NOTHING: Job = {
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
  stored: NonNullable<JobVersion['after']>,
  { fieldName }: Pick<Job, 'fieldName'>,
): Job => Object.assign({ ...NOTHING, fieldName }, stored)
