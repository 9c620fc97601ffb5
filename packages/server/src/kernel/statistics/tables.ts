export interface StatisticsTables {
  brand_days: {
    ref_id: string
    /** YYYY-MM-DD, of UTC. */
    day: string
    searches: number
  }
  brand_events: {
    ref_id: string
    /** YYYY-MM-DD, of UTC. */
    day: string
    /** Name of a page or of a stage of a journey in the contract. */
    name: string
    happened: number
  }
}
