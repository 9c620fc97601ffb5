export interface StatisticsTables {
  brand_days: {
    ref_id: string
    /** YYYY-MM-DD, of UTC. */
    day: string
    searches: number
  }
}
