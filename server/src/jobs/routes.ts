import * as batches from '@vagu/core/jobs/batch-contract'
import * as contract from '@vagu/core/jobs/contract'
import * as materials from '@vagu/core/jobs/material-update-contract'
import * as requisites from '@vagu/core/materials/contract'
import { withLabel } from '@vagu/core/materials/label'
import { unmanaged, read, type Route, write } from '../http/call.ts'
import { dryRun } from '../http/dry-run.ts'
import { jsonList, JsonText } from '../http/json-text.ts'
import * as changes from './changes.ts'
import * as deletions from './deletions.ts'
import { listJobVersions, restoreJobVersion } from './history.ts'
import { listDeletedJobs, listFieldJobs, listLastAdded } from './lists.ts'
import { previewJobMaterials } from './material-preview.ts'
import { updateJobMaterials } from './material-update.ts'
import { listJobs } from './query.ts'
import * as store from './store.ts'
import { listUnsaved, saveUnsaved } from './unsaved-materials.ts'

export const jobRoutes: readonly Route[] = [
  write(contract.addJob, async ({ tx, actor, body }) => new JsonText(await store.addJob(tx, actor, body))),
  write(
    contract.addJobs,
    async ({ tx, actor, body }) =>
      new JsonText(jsonList(await store.addJobs(tx, actor, { drafts: body, form: 'batch' }))),
  ),
  write(contract.changeJob, ({ tx, actor, params, body }) =>
    changes.changeJob(tx, actor, { id: params.id, change: body }),
  ),
  write(contract.deleteJob, ({ tx, actor, params }) =>
    deletions.deleteJob(tx, actor, params.id).then(() => undefined),
  ),
  write(contract.restoreJob, ({ tx, actor, params }) => deletions.restoreJob(tx, actor, params.id)),
  write(batches.changeJobDates, ({ tx, actor, body }) => changes.changeJobDates(tx, actor, body)),
  write(batches.changeJobs, ({ tx, actor, body }) =>
    changes.changeJobs(tx, actor, { changes: body, form: 'batch' }),
  ),
  write(batches.deleteJobs, ({ tx, actor, body }) =>
    deletions.deleteJobs(tx, actor, body.ids).then(() => undefined),
  ),
  write(batches.restoreJobs, ({ tx, actor, body }) => deletions.restoreJobs(tx, actor, body.ids)),
  write(materials.updateJobMaterials, ({ tx, actor, body }) => updateJobMaterials(tx, actor, body)),
  unmanaged(materials.previewJobMaterials, (call) =>
    dryRun(call, (tx, actor) => previewJobMaterials(tx, actor, call.body)),
  ),
  read(requisites.listUnsavedMaterials, ({ db, actor }) => listUnsaved(db, actor)),
  write(requisites.saveUnsavedMaterials, async ({ tx, actor, body }) =>
    (await saveUnsaved(tx, actor, body)).map(withLabel),
  ),
  read(batches.listJobVersions, ({ db, actor, params }) => listJobVersions(db, actor, params.id)),
  write(batches.restoreJobVersion, ({ tx, actor, params }) => restoreJobVersion(tx, actor, params)),
  read(batches.listDeletedJobs, ({ db, actor, query }) => listDeletedJobs(db, actor, query)),
  read(contract.getJob, ({ db, actor, params }) => store.getJob(db, actor, params.id)),
  read(contract.listLastAdded, ({ db, actor }) => listLastAdded(db, actor)),
  read(batches.listJobs, ({ db, actor, query }) => listJobs(db, actor, query)),
  read(contract.listFieldJobs, ({ db, actor, params }) => listFieldJobs(db, actor, params)),
]
