#!/usr/bin/env python3
"""Our calibrators beside scikit-learn's isotonic and sigmoid calibration, on the same predictions (Debian: python3-sklearn; users need neither).

    /usr/bin/python3 scripts/compare-sklearn.py [repeats]
"""
import json
import subprocess
import sys
import warnings

import numpy as np
from sklearn.calibration import CalibratedClassifierCV
from sklearn.base import BaseEstimator, ClassifierMixin

warnings.filterwarnings("ignore")
data = json.loads(subprocess.run(["node", "--import", "tsx", "scripts/bench-calibrators.ts", *sys.argv[1:2]], check=True, capture_output=True).stdout)


class Scored(ClassifierMixin, BaseEstimator):
    """A classifier whose decision is the logit of the score it is given."""

    def fit(self, X, y):
        self.classes_ = np.array([0, 1])
        return self

    def decision_function(self, X):
        p = np.clip(X[:, 0], 1e-5, 1 - 1e-5)
        return np.log(p / (1 - p))

    def predict(self, X):
        return (X[:, 0] > 0.5).astype(int)


def column(part):
    return np.array(part["scores"])[:, None], np.array(part["correct"])


def fit(method, X, y):
    try:
        from sklearn.frozen import FrozenEstimator

        return CalibratedClassifierCV(FrozenEstimator(Scored().fit(X, y)), method=method).fit(X, y)
    except ImportError:
        return CalibratedClassifierCV(Scored().fit(X, y), method=method, cv="prefit").fit(X, y)


def judge(p, y):
    order = np.argsort(p, kind="stable")
    ece = sum(len(b) * abs(y[b].mean() - p[b].mean()) for b in np.array_split(order, 15)) / len(y)
    q = np.clip(np.where(y == 1, p, 1 - p), 1e-4, 1 - 1e-4)
    return ece, -np.log(q).mean()


X_test, y_test = column(data["test"])
shown = lambda ece, loss: f"{100 * ece:5.2f} {loss:6.4f}"
print("mean ECE in % and log loss on 20,000 fresh predictions")
print(f"{'n':>5}  {'none':>12}  {'isotonic':>12}  {'sigmoid':>12}  {'ours':>12}  {'ours + base':>12}")
for size in data["sizes"]:
    cells = [shown(data["none"]["ece"], data["none"]["logLoss"])]
    for method in ["isotonic", "sigmoid"]:
        results = []
        for part in size["sets"]:
            X, y = column(part)
            if len(set(y)) == 2:
                results.append(judge(fit(method, X, y).predict_proba(X_test)[:, 1], y_test))
        cells.append(shown(*np.mean(results, axis=0)))
    for ours in ["ours", "oursWithBase"]:
        cells.append(shown(size[ours]["ece"], size[ours]["logLoss"]))
    print(f"{size['n']:>5}  " + "  ".join(f"{cell:>12}" for cell in cells))
