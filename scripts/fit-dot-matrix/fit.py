#!/usr/bin/env python3
"""Fits the last layer of a network that reads lines to those that scripts/fit-dot-matrix.ts drew, by connectionist temporal classification (Graves 2006) and Adam.

    OMP_NUM_THREADS=1 python3 scripts/fit-dot-matrix/fit.py TRAIN TEST src/recognition/dot-matrix-eng.bin [epochs]

The layer of the language data is where it begins and what it is drawn towards. Needs numpy. Prints the share of characters wrong of both sets, before and after each epoch.
"""
import json
import sys

import numpy as np

RATE, TOWARDS_FIRST, BATCH, NEVER = 0.004, 0.0005, 24, -1e30


def load(path):
    about = json.load(open(f"{path}.json"))
    layer = np.array(about["layer"], dtype=np.float32)
    features = np.fromfile(f"{path}.features", dtype=np.float32).reshape(-1, layer.shape[1] - 1)
    ends = np.cumsum([line["columns"] for line in about["lines"]])
    parts = np.split(features, ends[:-1])
    return about["labels"], layer, [(part, line["outputs"], line["text"]) for part, line in zip(parts, about["lines"])]


def log_softmax(features, layer):
    scores = features @ layer[:, :-1].T + layer[:, -1]
    scores -= scores.max(-1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(-1, keepdims=True))


def decoded(features, layer, labels):
    text, before = "", ""
    for output in log_softmax(features, layer).argmax(1):
        if labels[output] != before:
            text += labels[output]
        before = labels[output]
    return text


def distance(one, other):
    row = list(range(len(other) + 1))
    for i, sign in enumerate(one, 1):
        above, row = row, [i]
        for j, second in enumerate(other, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (sign != second)))
    return row[-1]


def wrong(lines, layer, labels):
    return sum(distance(text, decoded(features, layer, labels)) for features, _, text in lines) / sum(len(text) for *_, text in lines)


def gradient(batch, layer, blank):
    """Loss and its gradient by a batch of lines, per character: forward and backward probabilities over the extended labels."""
    counts = np.array([len(features) for features, *_ in batch])
    lengths = np.array([len(outputs) for _, outputs, _ in batch])
    steps, size = counts.max(), 2 * lengths.max() + 1
    extended = np.full((len(batch), size), blank)
    for i, (_, outputs, _) in enumerate(batch):
        extended[i, 1 : 2 * lengths[i] : 2] = outputs
    skips = np.full(extended.shape, NEVER)
    skips[:, 2:][(extended[:, 2:] != blank) & (extended[:, 2:] != extended[:, :-2])] = 0
    features = np.concatenate([part for part, *_ in batch])
    logs = log_softmax(features, layer)
    starts = np.concatenate([[0], np.cumsum(counts)])
    emitted = np.zeros((steps, *extended.shape))
    for i in range(len(batch)):
        emitted[: counts[i], i] = logs[starts[i] : starts[i + 1]][:, extended[i]]
    forward, backward = np.full(emitted.shape, NEVER), np.full(emitted.shape, NEVER)
    forward[0, :, :2] = emitted[0, :, :2]
    for t in range(1, steps):
        before, here = forward[t - 1], forward[t - 1].copy()
        here[:, 1:] = np.logaddexp(here[:, 1:], before[:, :-1])
        here[:, 2:] = np.logaddexp(here[:, 2:], before[:, :-2] + skips[:, 2:])
        forward[t] = here + emitted[t]
    for t in range(steps - 1, -1, -1):
        if t < steps - 1:
            after = backward[t + 1] + emitted[t + 1]
            here = after.copy()
            here[:, :-1] = np.logaddexp(here[:, :-1], after[:, 1:])
            here[:, :-2] = np.logaddexp(here[:, :-2], after[:, 2:] + skips[:, 2:])
            backward[t] = here
        for i in np.nonzero(counts - 1 == t)[0]:
            backward[t, i] = NEVER
            backward[t, i, 2 * lengths[i] - 1 : 2 * lengths[i] + 1] = 0
    loss, errors = 0, np.exp(logs)
    for i in range(len(batch)):
        own = slice(starts[i], starts[i + 1])
        whole = np.logaddexp(*forward[counts[i] - 1, i, 2 * lengths[i] - 1 : 2 * lengths[i] + 1])
        if whole < NEVER / 1e10:  # Fewer columns than the text needs.
            errors[own] = 0
            continue
        loss -= whole
        share = np.exp(np.minimum(0, forward[: counts[i], i] + backward[: counts[i], i] - whole))
        seen = np.zeros((counts[i], logs.shape[1]))
        np.add.at(seen.T, extended[i], share.T)
        errors[own] -= seen
    errors = (errors / lengths.sum()).astype(np.float32)
    return loss / lengths.sum(), np.concatenate([errors.T @ features, errors.sum(0)[:, None]], axis=1)


def fit(train, test, first, labels, epochs):
    random, layer = np.random.default_rng(1), first.copy()
    mean, square, step = np.zeros_like(layer), np.zeros_like(layer), 0
    print("before", "train", wrong(train[:60], layer, labels), "test", wrong(test, layer, labels), flush=True)
    for epoch in range(epochs):
        order = sorted(range(len(train)), key=lambda i: len(train[i][0]) + random.integers(40))
        batches = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
        random.shuffle(batches)
        for batch in batches:
            slope = gradient([train[i] for i in batch], layer, labels.index(""))[1] + TOWARDS_FIRST * (layer - first)
            step += 1
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope * slope
            rate = RATE * min(1, 2 * (1 - step / (epochs * len(batches))))
            layer = (layer - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)).astype(np.float32)
        print(epoch + 1, "train", wrong(train[:60], layer, labels), "test", wrong(test, layer, labels), flush=True)
    return layer


def main():
    labels, first, train = load(sys.argv[1])
    layer = fit(train, load(sys.argv[2])[2], first, labels, int(sys.argv[4]) if len(sys.argv) > 4 else 10)
    scales = (np.abs(layer).max(1) / 127).astype("<f4")
    weights = np.round(layer / scales[:, None]).clip(-127, 127).astype(np.int8)
    with open(sys.argv[3], "wb") as file:
        file.write(scales.tobytes() + weights.tobytes())


main()
