import { endpoint } from '../endpoint.ts'
import { User } from '../users/schema.ts'
import { CompanyChange, UserSettingsChange } from './schema.ts'

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
