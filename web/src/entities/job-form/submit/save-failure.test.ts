import { fieldError } from '@vagu/core/validation'
import { expect, test } from 'vitest'
import { CallError } from '../../../lib/call-error.ts'
import { fieldOf, jobOn } from '../../../testing/builders.ts'
import { saveFailureOf } from './save-failure.ts'

const stored = jobOn(fieldOf('Kodupõld', 10))
const form = { eventId: stored._id, fieldIds: [stored.fieldId] }
const refused = (facts: ConstructorParameters<typeof CallError>[1]) => new CallError('refused', facts)

test.each([
  ['an answer that never came', new CallError('timeout'), 'notSaved'],
  ['a program that broke', new TypeError('x'), 'notSaved'],
  ['wrong inputs', refused({ code: 'invalid', fields: [fieldError('0.date', 'required')] }), 'wrong'],
  ['a newer version of the job', refused({ code: 'conflict', stored }), 'conflict'],
  [
    'a newer version of another',
    refused({ code: 'conflict', stored: { ...stored, _id: stored.fieldId } }),
    'otherConflict',
  ],
  ['a newer version that cannot be read', refused({ code: 'conflict', stored: {} }), 'notSaved'],
  ['jobs that arrived before', refused({ code: 'idTaken' }), 'arrived'],
  ['any other refusal', refused({ code: 'notFound' }), 'notSaved'],
])('%s', (_, error, kind) => expect(saveFailureOf(error, form).kind).toBe(kind))
