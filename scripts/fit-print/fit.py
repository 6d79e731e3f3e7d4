#!/usr/bin/env python3
"""Fits a network that reads lines to those that scripts/fit-print.ts drew, by connectionist temporal classification (Graves 2006) and Adam.

    python3 scripts/fit-print/fit.py TRAIN[,TRAIN…] TEST src/recognition/any-print-eng.bin [minutes [FIRST,…]]

FIRST: files of weights that were written before, whose mean is where it begins; "usual" stands for the language data, and is so by default. The mean of both is better of sheets and
of till print than either. Needs PyTorch 2 (products of 16-bit numbers, four
times as fast as 32-bit ones). Prints the share of characters wrong of both sets, before and while it learns, by kind, and at last with the weights as they are written: rows of 8-bit
numbers, a scale each, behind a line of the letters that the language data lack. Writes them every few minutes. Sets that are drawn meanwhile are taken when they are there.
"""
import collections
import copy
import json
import os
import random
import sys
import time

import numpy as np
import torch
from torch import nn

from network import Reader, begin_with

RATE, BATCH = 0.0007, 16
# Pixels: longer lines cost much and teach no more. Lines that are judged while it learns, and seconds between.
WIDEST, JUDGED, PAUSE = 800, 600, 420
# Loss of a letter from which a line is taken for wrongly cut.
CUT = 4.0


def load(path):
    about = json.load(open(f"{path}.json"))
    height = about["height"]
    pixels = np.fromfile(f"{path}.lines", dtype=np.int8)
    ends = np.cumsum([line["width"] * height for line in about["lines"]])
    parts = np.split(pixels, ends[:-1])
    lines = [(part.reshape(height, -1), line["outputs"], line["text"], line["kind"]) for part, line in zip(parts, about["lines"])]
    return about, [line for line in lines if line[0].shape[1] <= WIDEST]


def together(lines, height):
    widths = torch.tensor([part.shape[1] for part, *_ in lines])
    pictures = torch.zeros(len(lines), height, int(widths.max()))
    for index, (part, *_) in enumerate(lines):
        pictures[index, :, : part.shape[1]] = torch.tensor(part.astype(np.float32) / 127)
    return pictures, widths


def varied(pictures, chance):
    """Each line a little paler or darker, some a pixel higher or lower."""
    number = len(pictures)
    pictures = pictures * (0.8 + 0.4 * torch.rand(number, 1, 1)) + 0.15 * torch.randn(number, 1, 1)
    return torch.roll(pictures, chance.choice((-1, 0, 0, 1)), 1).clamp(-1, 1)


def distance(one, other):
    row = list(range(len(other) + 1))
    for i, sign in enumerate(one, 1):
        above, row = row, [i]
        for j, second in enumerate(other, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (sign != second)))
    return row[-1]


def wrong(reader, lines, height, labels):
    """Share of characters wrong: of all, and by kind."""
    missed, letters = collections.Counter(), collections.Counter()
    lines = sorted(lines, key=lambda line: line[0].shape[1])
    with torch.no_grad():
        for start in range(0, len(lines), BATCH):
            own = lines[start : start + BATCH]
            found, counts = reader(*together(own, height))
            for index, (_, _, text, kind) in enumerate(own):
                read, before = "", ""
                for output in found[: counts[index], index].argmax(-1).tolist():
                    if labels[output] != before:
                        read += labels[output]
                    before = labels[output]
                missed[kind] += distance(text, read)
                letters[kind] += len(text)
    by_kind = " ".join(f"{kind.replace(' ', '-')} {100 * missed[kind] / letters[kind]:.1f}" for kind in sorted(letters))
    return f"{100 * sum(missed.values()) / sum(letters.values()):.2f} % wrong ({by_kind})"


def fit(reader, sets, test, height, labels, seconds, keep):
    chance = random.Random(1)
    weights = list(reader.parameters())
    adam = torch.optim.AdamW(weights, lr=RATE, weight_decay=0.0, betas=(0.9, 0.99))
    begin, step, sum_of_losses, reported = time.time(), 0, 0.0, time.time()
    judged = test[:JUDGED]
    print("before", wrong(reader, judged, height, labels), flush=True)
    train, taken = [], set()
    while time.time() - begin < seconds:
        for path in sets:
            if path not in taken and os.path.exists(f"{path}.json"):
                train += load(path)[1]
                taken.add(path)
        order = sorted(range(len(train)), key=lambda i: train[i][0].shape[1] + chance.randrange(60))
        batches = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
        chance.shuffle(batches)
        print(f"{len(train)} lines", flush=True)
        for batch in batches:
            spent = (time.time() - begin) / seconds
            if spent >= 1:
                break
            adam.param_groups[0]["lr"] = RATE * min(1, step / 100, 1.6 * (1 - spent) + 0.01)
            own = [train[i] for i in batch]
            pictures, widths = together(own, height)
            found, counts = reader(varied(pictures, chance), widths)
            lengths = torch.tensor([len(outputs) for _, outputs, *_ in own])
            targets = torch.tensor([output for _, outputs, *_ in own for output in outputs])
            losses = nn.functional.ctc_loss(found, targets, counts, lengths, blank=labels.index(""), reduction="none", zero_infinity=True)
            losses = losses * (losses < CUT * lengths)
            loss = losses.sum() / lengths.sum()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(weights, 1.0)
            adam.step()
            step += 1
            sum_of_losses += loss.item()
            if step % 50 == 0:
                print(step, f"{time.time() - begin:.0f} s", f"loss {sum_of_losses / 50:.4f}", flush=True)
                sum_of_losses = 0.0
            if time.time() - reported > PAUSE:
                reported = time.time()
                keep(reader)
                print(step, wrong(reader, judged, height, labels), flush=True)


def main():
    torch.set_num_threads(1)
    sets = sys.argv[1].split(",")
    about, test = load(sys.argv[2])
    random.Random(2).shuffle(test)
    height, labels = about["height"], about["labels"]
    known = about["layers"][-1]["weights"]["rows"]
    reader = Reader(about["layers"], labels)
    begin_with(reader, sys.argv[5].split(",") if len(sys.argv) > 5 else ["usual"])

    def keep(own):
        own = copy.deepcopy(own)
        written = own.quantise()
        with open(sys.argv[3], "wb") as file:
            file.write("".join(labels[known:]).encode() + b"\n" + written)
        return own

    fit(reader, sets, test, height, labels, 60 * float(sys.argv[4] if len(sys.argv) > 4 else 30), keep)
    print("written", wrong(keep(reader), test, height, labels), flush=True)


main()
