import * as batches from '@vagu/core/job-events/batch-contract'
import * as contract from '@vagu/core/job-events/contract'
import * as materials from '@vagu/core/job-events/material-update-contract'
import * as requisites from '@vagu/core/requisites/contract'
import { withLabel } from '@vagu/core/requisites/label'
import { own, read, type Route, write } from '../http/call.ts'
import { undone } from '../http/undone.ts'
import * as changes from './changes.ts'
import * as deletions from './deletions.ts'
import { listJobVersions, restoreJobVersion } from './history.ts'
import { listDeletedJobs, listFieldEvents, listLastAdded } from './lists.ts'
import { previewJobMaterials } from './material-preview.ts'
import { updateJobMaterials } from './material-update.ts'
import { listJobEvents } from './query.ts'
import * as store from './store.ts'
import { listUnsaved, saveUnsaved } from './unsaved-materials.ts'

export const jobEventRoutes: readonly Route[] = [
  write(contract.addJobEvent, ({ tx, who, body }) => store.addJobEvent(tx, who, body)),
  write(contract.addJobEvents, ({ tx, who, body }) =>
    store.addJobEvents(tx, who, { drafts: body, form: 'batch' }),
  ),
  write(contract.changeJobEvent, ({ tx, who, params, body }) =>
    changes.changeJobEvent(tx, who, { id: params.id, change: body }),
  ),
  write(contract.deleteJobEvent, ({ tx, who, params }) =>
    deletions.deleteJobEvent(tx, who, params.id).then(() => undefined),
  ),
  write(contract.restoreJobEvent, ({ tx, who, params }) => deletions.restoreJobEvent(tx, who, params.id)),
  write(batches.changeJobDates, ({ tx, who, body }) => changes.changeJobDates(tx, who, body)),
  write(batches.changeJobEvents, ({ tx, who, body }) =>
    changes.changeJobEvents(tx, who, { changes: body, form: 'batch' }),
  ),
  write(batches.deleteJobEvents, ({ tx, who, body }) =>
    deletions.deleteJobEvents(tx, who, body.ids).then(() => undefined),
  ),
  write(batches.restoreJobEvents, ({ tx, who, body }) => deletions.restoreJobEvents(tx, who, body.ids)),
  write(materials.updateJobMaterials, ({ tx, who, body }) => updateJobMaterials(tx, who, body)),
  own(materials.previewJobMaterials, (call) =>
    undone(call, (tx, who) => previewJobMaterials(tx, who, call.body)),
  ),
  read(requisites.listUnsavedRequisites, ({ db, who }) => listUnsaved(db, who)),
  write(requisites.saveUnsavedRequisites, async ({ tx, who, body }) =>
    (await saveUnsaved(tx, who, body)).map(withLabel),
  ),
  read(batches.listJobVersions, ({ db, who, params }) => listJobVersions(db, who, params.id)),
  write(batches.restoreJobVersion, ({ tx, who, params }) => restoreJobVersion(tx, who, params)),
  read(batches.listDeletedJobs, ({ db, who }) => listDeletedJobs(db, who)),
  read(contract.getJobEvent, ({ db, who, params }) => store.getJobEvent(db, who, params.id)),
  read(contract.listLastAdded, ({ db, who }) => listLastAdded(db, who)),
  read(batches.listJobEvents, ({ db, who, query }) => listJobEvents(db, who, query)),
  read(contract.listFieldEvents, ({ db, who, params }) => listFieldEvents(db, who, params)),
]
