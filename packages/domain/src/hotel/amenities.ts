/** The ten amenities by their wire ids (HOT-340), in the order of the filter groups (HOT-081). */
export const amenities = [
  { id: 6, key: 'internet', name: 'Free Internet' },
  { id: 12, key: 'non-smoking', name: 'Non Smoking' },
  { id: 11, key: 'accessible', name: 'Accessible' },
  { id: 5, key: 'breakfast', name: 'Free Breakfast' },
  { id: 10, key: 'parking', name: 'Free Parking' },
  { id: 4, key: 'shuttle', name: 'Free Airport Shuttle' },
  { id: 9, key: 'fitness', name: 'Fitness Center' },
  { id: 15, key: 'pool', name: 'Swimming Pool' },
  { id: 13, key: 'pets', name: 'Pets Allowed' },
  { id: 2, key: 'business', name: 'Business Center' },
] as const

const listingOrder: readonly number[] = [6, 13, 12, 11, 9, 2]

/** The at most three amenities of a listing: selected ones first, then the preferred order, then the rest. */
export function listingAmenities<A extends { id: number }>(
  own: readonly A[],
  selected: readonly number[] = [],
): A[] {
  const rank = ({ id }: A) => {
    if (selected.includes(id)) return selected.indexOf(id) - 1000
    const preferred = listingOrder.indexOf(id)
    return preferred === -1 ? 1000 : preferred
  }
  return [...own].sort((a, b) => rank(a) - rank(b)).slice(0, 3)
}
