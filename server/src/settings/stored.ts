/** How the settings of an account are stored: one document, of what it has made its own. */
import { StoredCategories } from '@vagu/core/settings/categories'
import { FieldGroup, Ksm, UiSettings } from '@vagu/core/settings/schema'
import { UserSettings } from '@vagu/core/users/schema'
import { z } from 'zod'
import { type Lift, stored } from '../db/stored.ts'

const Document = z.object({
  uiSettings: UiSettings.optional(),
  fieldGroups: z.array(FieldGroup).optional(),
  ksm: Ksm.optional(),
  /** Settings of what the book shows and prints. */
  userSettings: UserSettings.optional(),
  /** As they were when they were changed last. */
  jobCategories: StoredCategories.optional(),
})
export type SettingsDocument = z.infer<typeof Document>

/** Job types were kept without what was not known then. */
const withWholeJobTypes: Lift = ({ jobCategories, ...rest }) => ({
  ...rest,
  ...(jobCategories !== undefined && { jobCategories: StoredCategories.parse(jobCategories) }),
})

export const storedSettings = stored('document of settings', Document, [withWholeJobTypes])
/** Nothing is the account's own yet. */
export const EMPTY = { document: '{}', document_version: storedSettings.version } as const
