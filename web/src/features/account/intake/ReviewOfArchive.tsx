import { Alert, Button, Group, Table } from '@mantine/core'
import type { ArchiveReview } from '@vagu/core/archive-intake/schema'
import { formatInstant } from '../../../lib/format.ts'
import styles from '../account.module.css'
import { nounsText } from '../../../entities/nouns-text.ts'
import { intakeText } from './text.ts'

/** Problems that are shown one by one. */
const SHOWN = 10

function Counts({ review }: { readonly review: ArchiveReview }) {
  const isSomeHere = review.nouns.some(({ here }) => here > 0)
  return (
    <Table className={styles.counts}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{intakeText.what}</Table.Th>
          <Table.Th ta="right">{intakeText.inFile}</Table.Th>
          {isSomeHere && <Table.Th ta="right">{intakeText.here}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {review.nouns.map(({ noun, count, here }) => (
          <Table.Tr key={noun}>
            <Table.Th scope="row" fw="normal">
              {nounsText[noun].many}
            </Table.Th>
            <Table.Td ta="right">{count}</Table.Td>
            {isSomeHere && <Table.Td ta="right">{here}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Problems({ review: { problems, problemCount } }: { readonly review: ArchiveReview }) {
  const shown = problems.slice(0, SHOWN)
  return (
    <Alert color="red" title={intakeText.problems}>
      <ul className={styles.problems}>
        {shown.map(({ file, row, code, message }) => (
          <li key={`${file} ${row} ${code}`}>
            <strong>{intakeText.problemAt(file, row)}</strong>: {message}
          </li>
        ))}
      </ul>
      {problemCount > shown.length && intakeText.moreProblems(problemCount - shown.length)}
    </Alert>
  )
}

/** Why an archive that was read cannot be taken in here; nothing where it can. */
function Hindrance({ review }: { readonly review: ArchiveReview }) {
  if (review.problemCount > 0) return <Problems review={review} />
  if (review.taken)
    return <Alert color="blue">{intakeText.alreadyTaken(formatInstant(review.taken.at))}</Alert>
  if (!review.isFarmEmpty)
    return (
      <Alert color="yellow" title={intakeText.notEmpty}>
        {intakeText.notEmptyText}
      </Alert>
    )
  return null
}

interface Props {
  readonly review: ArchiveReview
  readonly onStore: () => void
  readonly onOther: () => void
}

/** Content of the chosen archive, before anything is stored. */
export function ReviewOfArchive({ review, onStore, onOther }: Props) {
  const { company, madeAt, version, missingPhotos } = review
  const canStore = review.problemCount === 0 && review.isFarmEmpty
  return (
    <>
      <h3 className={styles.subtitle}>{intakeText.reviewTitle(company)}</h3>
      <p className={styles.text}>{intakeText.made(formatInstant(madeAt), version)}</p>
      <Hindrance review={review} />
      <Counts review={review} />
      <p className={styles.text}>{intakeText.countsDeleted}</p>
      {missingPhotos > 0 && <Alert color="yellow">{intakeText.missingPhotos(missingPhotos)}</Alert>}
      <Group>
        {canStore && <Button onClick={onStore}>{intakeText.store}</Button>}
        <Button variant="default" onClick={onOther}>
          {intakeText.chooseOther}
        </Button>
      </Group>
    </>
  )
}
