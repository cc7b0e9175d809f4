/** Path of the agency's simulator in the program: its pages, its calls, its map. */
export const SIMULATOR_PATH = '/pria-testkeskkond'
