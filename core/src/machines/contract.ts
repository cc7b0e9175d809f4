import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Machine, MachineChange, MachineDraft } from './schema.ts'

const params = z.object({ id: Id })

export const listMachines = endpoint('GET', '/machines', {
  summary: 'All machines of the account',
  reply: z.array(Machine),
})
export const addMachine = endpoint('POST', '/machines', {
  summary: 'Adds a machine',
  writes: ['machines'],
  body: MachineDraft,
  refuses: ['idTaken', 'deleted'],
  reply: Machine,
})
export const changeMachine = endpoint('PUT', '/machines/{id}', {
  summary: 'Changes a machine',
  writes: ['machines'],
  params,
  body: MachineChange,
  refuses: ['conflict'],
  reply: Machine,
})
export const deleteMachine = endpoint('DELETE', '/machines/{id}', {
  summary: 'Deletes a machine',
  writes: ['machines'],
  params,
  reply: Nothing,
})
export const restoreMachine = endpoint('POST', '/machines/{id}/restore', {
  summary: 'Brings a deleted machine back',
  writes: ['machines'],
  params,
  reply: Machine,
})

export const listDeletedMachines = deletedOf('/machines', 'machines', DeletedRecord)
export const listMachineVersions = versionsOf('/machines', 'machine', versionOf(Machine))
export const restoreMachineVersion = restoreVersionOf('/machines', 'machine', {
  record: Machine,
  writes: ['machines'],
})
