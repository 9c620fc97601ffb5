/** Placeholders of the URL template of a screen. The guide has the same table (docs/guide/own-pages.md). */
export interface Placeholders {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

const stay = ['checkIn', 'checkOut']
const party = ['roomCount', 'adultCount', 'rooms']

export const placeholders: Readonly<Record<string, Placeholders>> = {
  search: { required: ['location', ...stay], optional: ['type', ...party] },
  details: { required: ['hotelID', ...stay], optional: ['type', 'location', ...party] },
  checkout: { required: [], optional: ['section'] },
  profile: { required: [], optional: ['section'] },
  // Written by <stay-saved> alone.
  share: { required: [], optional: ['list'] },
}

const none: Placeholders = { required: [], optional: [] }

export const placeholdersOf = (screen: string): Placeholders => placeholders[screen] ?? none
