/** How `beleg learn` trains further from a base, however few the labels are: enough steps for one document, and the base is not forgotten over them. */

/** Ten epochs over one document make three steps; so many are tried for one and for fifty. */
export const leastSteps = 100;

/** Share of the run in what is exported, the rest is the base's. Pages with other contents (`train --repopulated`) lose contacts of few layouts: none are drawn. */
export const averageShare = 0.5;
