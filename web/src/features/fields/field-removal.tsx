import { useQuery } from '@tanstack/react-query'
import { countFieldJobs } from '@vagu/core/fields/list-contract'
import { fieldKeys } from '../../entities/fields/keys.ts'
import { call } from '../../lib/call.ts'
import type { RemovalText } from '../../records/kind.ts'
import { fieldsPageText } from './text.ts'

/** How many jobs go along with a field; it is counted while the question stands. */
function JobsOfField({ id }: { readonly id: string }) {
  const { data, isError } = useQuery({
    queryKey: fieldKeys.jobCount(id),
    queryFn: ({ signal }) => call(countFieldJobs, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { reads: ['jobs'], isQuiet: true },
  })
  if (isError) return <>{fieldsPageText.jobsNotCounted}</>
  if (!data) return <>{fieldsPageText.countingJobs}</>
  return <>{data.count === 0 ? fieldsPageText.noJobsGoAlong : fieldsPageText.jobsGoAlong(data.count)}</>
}

/** Question before a field is deleted, and the words said after. */
export const fieldRemoval: RemovalText = {
  ...fieldsPageText,
  deleteText: (id) => (
    <>
      <p role="status">
        <strong>
          <JobsOfField id={id} />
        </strong>
      </p>
      <p>{fieldsPageText.deleteText}</p>
    </>
  ),
}
