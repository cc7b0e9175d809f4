/** Calls that answer with something else than 404. */
export const ANSWERS: Readonly<Record<string, number>> = {
  // a list of what is his: it is empty
  'GET /custom-areas/deleted': 200,
  'GET /fields/deleted': 200,
  'GET /job-events': 200,
  'GET /job-events/deleted': 200,
  'GET /machines/deleted': 200,
  'GET /requisites/deleted': 200,
  'GET /soil-samples': 200,
  // nothing is stored, and the receipt says so
  'POST /import/soil-samples': 200,
  'GET /soil-samples/deleted': 200,
  'GET /stock': 200,
  'GET /stock/deleted': 200,
  'GET /stock/entries': 200,
  'GET /requisite-plans/lines/deleted': 200,
  'GET /supply-orders/deleted': 200,
  'GET /work-times/deleted': 200,
  'GET /work-times': 200,
  'GET /work-times/last-added': 200,
  'GET /workers/deleted': 200,
  // a record of his own under this name, which another farm's name does not hinder
  'POST /custom-areas': 200,
  'POST /machines': 200,
  'POST /fields': 200,
  'POST /inspector/addresses': 200,
  'POST /orders': 200,
  'POST /requisites': 200,
  'POST /workers': 200,
  // his farm is not connected
  'POST /pria/{kind}/{year}/preview': 409,
  'POST /pria/{kind}/{year}/sends': 409,
  // told at its input
  'POST /requisites/unsaved-requisites': 422,
  'PUT /settings/field-groups': 422,
  'POST /inspector/photo': 400,
}
