import { endpoint } from '../endpoint.ts'
import { Settings, UiSettingsChange } from './schema.ts'

export const getSettings = endpoint('GET', '/settings', {
  summary: 'Job types and settings of the screens',
  reply: Settings,
})
export const changeUiSettings = endpoint('PUT', '/settings/ui', {
  summary: 'Keeps the settings of one screen',
  body: UiSettingsChange,
  reply: Settings,
})
