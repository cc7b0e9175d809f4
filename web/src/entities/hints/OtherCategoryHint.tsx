import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import { HintNote } from './HintNote.tsx'
import { hintsText } from './text.ts'

/** A job that has no name of its own can be given one. */
export const OtherCategoryHint = () => (
  <HintNote hint="otherCategory">
    {hintsText.otherCategory}
    <Button component={Link} to={ROUTES.jobTypes} variant="light">
      {hintsText.toJobTypes}
    </Button>
  </HintNote>
)
