/** The row of a layer that is being raised: the major set, and the minor sets that share no square with it. */
export class Row {
  rank = 0;
  set = 0;
  /** How many minor sets there are. */
  length = 0;
  readonly columns: Int32Array;
  readonly sets: Int32Array;
  private readonly majorSets: Int32Array;
  private readonly minorSets: Int32Array;

  constructor(majorSets: Int32Array, minorSets: Int32Array) {
    this.majorSets = majorSets;
    this.minorSets = minorSets;
    this.columns = new Int32Array(minorSets.length);
    this.sets = new Int32Array(minorSets.length);
  }

  enter(rank: number): void {
    const { columns, sets, minorSets } = this;
    const set = this.majorSets[rank];
    let length = 0;
    for (let column = 0; column < minorSets.length; column++) {
      if ((set & minorSets[column]) !== 0) continue;
      columns[length] = column;
      sets[length++] = minorSets[column];
    }
    this.rank = rank;
    this.set = set;
    this.length = length;
  }
}
