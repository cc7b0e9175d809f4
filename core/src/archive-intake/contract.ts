import { endpoint } from '../endpoint.ts'
import { ArchiveReview, Intake, MAX_ARCHIVE_BYTES } from './schema.ts'

const archive = {
  needs: 'manage',
  upload: 'file',
  maxBytes: { file: MAX_ARCHIVE_BYTES, request: MAX_ARCHIVE_BYTES },
  isVeryLong: true,
} as const

export const reviewArchive = endpoint('POST', '/users/archive/review', {
  ...archive,
  summary: 'Reads the archive of a farm and says what is in it; stores nothing',
  writes: [],
  refuses: ['lockedInDemo'],
  reply: ArchiveReview,
})
export const takeInArchive = endpoint('POST', '/users/archive', {
  ...archive,
  summary:
    'Takes the archive of a farm into an empty one, all or nothing; the same one again changes nothing',
  writes: [
    'customAreas',
    'fields',
    'hiddenWarnings',
    'jobs',
    'machines',
    'materials',
    'photos',
    'requisitePlans',
    'rotation',
    'schemes',
    'settings',
    'soilSamples',
    'stockEntries',
    'supplyOrders',
    'supplySettings',
    'warningComments',
    'workTimes',
    'workers',
    'yieldGoals',
  ],
  refuses: ['conflict', 'lockedInDemo'],
  reply: Intake,
})
export const lastIntake = endpoint('GET', '/users/archive', {
  summary: 'The archive that was taken in last; null where none was',
  needs: 'manage',
  reply: Intake.nullable(),
})
