import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { User } from '../users/schema.ts'
import { CompanyChange, DeletionRequest, UserSettingsChange } from './schema.ts'

export const changeUserSettings = endpoint('POST', '/users/settings', {
  summary: 'Keeps what the book of the account shows and prints; what is left out stays',
  writes: ['account'],
  body: UserSettingsChange,
  reply: User,
})
export const changeCompany = endpoint('PUT', '/users/company', {
  summary: 'Keeps name, register code and address of the company',
  needs: 'manage',
  writes: ['account'],
  body: CompanyChange,
  refuses: ['conflict'],
  reply: User,
})

export const exportAccount = endpoint('GET', '/users/export', {
  summary: 'Everything that the account holds, as one ZIP archive with photos',
  needs: 'manage',
  bytes: 'application/zip',
  isLong: true,
  refuses: ['tooManyTries'],
  reply: z.instanceof(Uint8Array),
})
export const deleteAccount = endpoint('DELETE', '/users', {
  summary: 'Sets the day on which the account and all it holds is deleted; until then it can be taken back',
  needs: 'manage',
  writes: ['account'],
  body: DeletionRequest,
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: User,
})
export const keepAccount = endpoint('POST', '/users/restore', {
  summary: 'Takes the deletion of the account back',
  needs: 'manage',
  writes: ['account'],
  refuses: ['lockedInDemo'],
  reply: User,
})
