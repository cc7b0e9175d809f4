import { FertilizerAlert } from './FertilizerAlert.tsx'
import { PriaNotice } from './PriaNotice.tsx'

/** Notices on what asks for something before the next job is entered. */
export const MainAlerts = () => (
  <>
    <FertilizerAlert />
    <PriaNotice />
  </>
)
