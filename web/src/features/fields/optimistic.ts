import type { Field, FieldDraft } from '@vagu/core/fields/schema'

/** What a list shows of a field that the server does not have yet. */
const newField = (draft: FieldDraft & { readonly _id: string }, ordering: number): Field => ({
  ...draft,
  active: true,
  ordering,
  hasJobEventsThisYear: false,
  updatedAt: '1970-01-01T00:00:00.000Z',
})

/** The list with a field added at its end. */
export const withAdded = (
  fields: readonly Field[],
  draft: FieldDraft & { readonly _id: string },
): Field[] => [...fields.filter((field) => field._id !== draft._id), newField(draft, fields.length + 1)]

/** The list with one field changed; an absent shape stays as it was. */
export const withChanged = (
  fields: readonly Field[],
  id: string,
  change: Partial<Omit<Field, '_id'>>,
): Field[] => fields.map((field) => (field._id === id ? { ...field, ...change } : field))

/** The list without one field. */
export const without = (fields: readonly Field[], id: string): Field[] =>
  fields.filter((field) => field._id !== id)
